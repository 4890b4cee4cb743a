import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { addOrderAttachment } from '../../../../contract/work-order-conversation';
import { bridgeToPortal, held } from '../../../support/bridge';
import { button, openedOrder, openOrders } from './orders-page';

const portal = bridgeToPortal();
afterEach(() => window.history.pushState(null, '', '/'));

/** A picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const opened = async (workOrder: number) => {
  const page = await openOrders({ path: `/chamados/detalhes/${workOrder}` });
  await screen.findByRole('region', { name: 'Conversation' });
  return page;
};

describe('ERR-04 pictures', () => {
  const choose = (user: Awaited<ReturnType<typeof opened>>['user'], ...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no field for files');
    return user.upload(input, files);
  };
  const sent = () => portal.callsOf(addOrderAttachment).map(({ body }) => body as Record<string, unknown>);

  test('ERR-04 one arrives, is shown, and can be looked at in full', async () => {
    const number = await openedOrder();
    const { user } = await opened(number);
    await screen.findByText('Nobody has written yet.');
    const slow = held();
    portal.fail(addOrderAttachment, { until: slow.until });
    await choose(user, new File([PIXEL], 'receipt.png', { type: 'image/png' }));
    await user.click(button('Send'));
    expect(await screen.findByRole('progressbar', { name: /^Sending receipt\.png/ })).toBeVisible();
    slow.release();
    await user.click(await screen.findByRole('button', { name: 'Show receipt.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'receipt.png' }));
    expect(dialog.getByRole('img', { name: 'Picture receipt.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    expect(sent()).toEqual([
      {
        name: 'receipt.png',
        type: 'image/png',
        size: PIXEL.length,
        base: `data:image/png;base64,${Buffer.from(PIXEL).toString('base64')}`,
        chave: expect.any(String) as string,
      },
    ]);
  });

  test('ERR-04 one that cannot be saved says so, stays, and arrives after a retry', async () => {
    const { user } = await opened(await openedOrder());
    await screen.findByText('Nobody has written yet.');
    portal.fail(addOrderAttachment, { status: 500 });
    await choose(user, new File([PIXEL], 'receipt.png', { type: 'image/png' }));
    await user.click(button('Send'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('receipt.png · The file could not be saved.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Show receipt.png' })).toBeVisible();
    const [first, second] = sent();
    expect(second?.['chave']).toBe(first?.['chave']);
  });

  test('ERR-04 a chosen one waits, can be taken back, and is sent with the comment', async () => {
    const { user } = await opened(await openedOrder());
    await screen.findByText('Nobody has written yet.');
    await choose(user, new File([PIXEL], 'wrong.png', { type: 'image/png' }));
    expect(await screen.findByText('wrong.png, not sent yet')).toBeVisible();
    await user.click(button('Remove wrong.png'));
    expect(screen.queryByText('wrong.png, not sent yet')).toBeNull();
    await choose(user, new File([PIXEL], 'right.png', { type: 'image/png' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Here it is');
    expect(sent()).toEqual([]);
    await user.click(button('Send'));
    expect(await screen.findByRole('button', { name: 'Show right.png' })).toBeVisible();
    expect(screen.getByText('Here it is')).toBeVisible();
    expect(sent().map(({ name }) => name)).toEqual(['right.png']);
  });

  test('ERR-04 what is no picture, and what is too large, is not sent', async () => {
    const { user } = await opened(await openedOrder());
    await screen.findByText('Nobody has written yet.');
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await choose(user, large);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is larger than 5 MB.');
    await user.click(button('Remove large.png'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});
