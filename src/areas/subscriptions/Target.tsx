import { useTranslate } from 'react-admin';
import { Whole } from '../../kit/Whole';
import { useFormat } from '../../ui/format/use-format';
import type { SubscriptionRecord } from './subscription';

/** In which form it goes where: to people by mail, into the folder of a server, or to a receiver of events. */
export function Target({ subscription }: { subscription: SubscriptionRecord }) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { format, channel, sftp, webhook, recipients } = subscription;
  const form = translate(`exports.formats.${format}`);
  const names = recipients.map(({ name }) => name).join(', ');
  if (channel === 'mail')
    return (
      <div>
        {recipients.length === 0
          ? translate('subscriptions.toNobody', { form })
          : translate('subscriptions.toPeople', {
              form,
              ...counted(recipients.length),
            })}
        <span className="second" translate="no">
          {names}
        </span>
      </div>
    );
  if (channel === 'webhook')
    return (
      <div>
        {translate('subscriptions.toReceiver', { form })}
        {webhook && (
          <span className="second" translate="no">
            <Whole text={webhook.url} />
          </span>
        )}
      </div>
    );
  return (
    <div>
      {translate('subscriptions.toServer', { form })}
      {sftp !== null && (
        <span className="second" translate="no">
          <Whole text={sftp.host} />
          {sftp.folder !== '' && (
            <>
              {' '}
              <Whole text={sftp.folder} />
            </>
          )}
        </span>
      )}
    </div>
  );
}
