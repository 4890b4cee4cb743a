import { type RawResponse, refusalOf } from './reply';

/*
 * What moves access or evidence is refused where the second factor was given a while ago. The shell asks for it, and the
 * call is made once more: no page needs to know.
 */

/** Asks the person for the second factor; returns whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask = async () => false;
let asking: Promise<boolean> | null = null;
let given = 0;

/** Says who asks for the second factor; returns how to stop. */
export function onFactorAsked(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = async () => false;
  };
}

/** Counts how often the second factor was given again on this page. */
export const timesGiven = (): number => given;

/** Tells whether a call was refused because the second factor has to be given again. */
export const asksFactor = (answer: RawResponse): boolean =>
  answer.status === 403 && refusalOf(answer).fields.factor !== undefined;

/**
 * Asks for the second factor, once for all calls that wait for it.
 * @param times how often it had been given when the refused call was made: where it was given since, nobody is asked
 * @returns whether the call can be made again
 */
export function factorAgain(times: number): Promise<boolean> {
  if (times < given) return Promise.resolve(true);
  asking ??= ask()
    .then((proved) => {
      if (proved) given += 1;
      return proved;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
