import { createApiUser } from '../../../../contract/api-users';
import type { Language } from '../../../../contract/languages';
import { type Operation, pathOf } from '../../../../contract/operation';
import { listUsers } from '../../../../contract/users';
import { deleteWebhook, listWebhooks, type Webhook } from '../../../../contract/webhooks';
import { openConsole } from '../../../support/open-console';
import { people } from '../../../support/people';
import { asColleague } from '../users/colleague';

/** Creates a manager's API user, if there is none. Each file that renews secrets has a manager of its own. */
export async function haveApiUser(manager: string): Promise<void> {
  const page = await asColleague(listUsers, `${listUsers.path}?login=${manager}`);
  const { content } = page as { content: { id: number }[] };
  await asColleague(createApiUser, createApiUser.path, { codUsuario: content[0]?.id }).catch(
    (error: Error) => {
      if (!error.message.includes(' 409 ')) throw error;
    },
  );
}

/** A call of the person who is signed in, beside those of the console. */
async function call(operation: Operation, path: string): Promise<unknown> {
  const answer = await fetch(new URL(path, window.location.href), {
    method: operation.method,
    headers: { authorization: `Bearer ${localStorage.getItem('@token')}` },
  });
  return answer.json();
}

/** The person's receivers, as they are stored. */
export async function storedWebhooks(): Promise<Webhook[]> {
  return ((await call(listWebhooks, listWebhooks.path)) as { content: Webhook[] }).content;
}

/** Takes away the receivers that a test has left. */
export async function forgetWebhooks(): Promise<void> {
  for (const { id } of await storedWebhooks()) await call(deleteWebhook, pathOf(deleteWebhook, { id }));
}

interface Options {
  person?: string;
  language?: Language;
  width?: number;
}

/** A tab of `/swagger`, as the manager with API access sees it. */
export const openTab = (
  path: string,
  { person = people.manager, language = 'en', width = 1440 }: Options = {},
) => openConsole({ person, path: `/swagger${path}`, language, width });
