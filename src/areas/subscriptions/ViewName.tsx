import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { OPENS } from '../../kit/list/rows';
import { everybodysPath } from '../../network/subscriptions/addresses';
import { sendingsPath } from './addresses';
import type { SubscriptionRecord } from './subscription';

interface ViewNameProps {
  subscription: SubscriptionRecord;
  /** Whether it leads to the sendings; else its owner leads to all that this person subscribes to and receives. */
  opens: boolean;
}

/** What is sent: the view by its name, and below it its screen and, where that may be another person, the owner. */
export function ViewName({ subscription: { id, own, owner, view }, opens }: ViewNameProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const name = view?.name ?? translate('subscriptions.viewGone');
  return (
    <div>
      {opens ? (
        <Link
          className="name"
          to={{ pathname: sendingsPath(id), search }}
          preventScrollReset
          translate="no"
          {...OPENS}
        >
          {name}
        </Link>
      ) : (
        <span className="name" translate="no">
          {name}
        </span>
      )}
      <span className="second">
        {view !== null && translate(`screens.${view.screen}.title`)}
        {view !== null && (!opens || !own) && ' · '}
        {opens && !own && translate('subscriptions.by', { name: owner.name })}
        {!opens && (
          <Link to={everybodysPath(owner.id)} preventScrollReset translate="no">
            {owner.name}
          </Link>
        )}
      </span>
    </div>
  );
}
