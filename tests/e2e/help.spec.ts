import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const VIEWER = '30000003';
const ADMINISTRATOR = '10000001';
const CLIPS = ['sign-in', 'statement', 'export', 'finder'];

async function openHelp(page: Page, user = VIEWER): Promise<void> {
  await signIn(page, user);
  await page.goto('/ajuda');
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
}

async function openBulletins(page: Page): Promise<void> {
  await signIn(page, VIEWER);
  await page.goto('/informativos');
  await expect(page.getByRole('list', { name: 'Vídeos' }).getByRole('listitem')).toHaveCount(4);
}

test('HELP-02 HELP-04 the administrator saves both manuals, as the build has made them', async ({ page }) => {
  await openHelp(page, ADMINISTRATOR);
  for (const [name, file] of [
    ['Manual do estabelecimento', 'manual-EC.pdf'],
    ['Manual do provedor', 'manual-SEP.pdf'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Baixar ${name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const saved = await readFile(await download.path());
    expect(saved.equals(await readFile(`dist/server/manuals/pt/${file}`))).toBe(true);
    await expect(page.getByText(`O arquivo ${file} foi salvo.`)).toBeVisible();
  }
});

test('HELP-05 a manual that breaks off says so, and the next attempt saves it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  await openHelp(page);
  await page.route('**/portal/docs/manual/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Baixar Manual do estabelecimento' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Erro ao baixar o arquivo!' });
  await expect(alert).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Tentar novamente' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('manual-EC.pdf');
  await expect(alert).toBeHidden();
});

test('HELP-06 the four videos play, one after the other, with their captions', async ({ page }) => {
  await openBulletins(page);
  const players = page.locator('video');
  await expect(players).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) {
    const player = players.nth(index);
    await player.scrollIntoViewIfNeeded();
    await player.evaluate(async (video: HTMLVideoElement) => {
      await video.play();
    });
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.3);
    const state = await player.evaluate((video: HTMLVideoElement) => {
      video.pause();
      return {
        size: [video.videoWidth, video.videoHeight],
        seconds: video.duration,
        cues: video.textTracks[0]?.cues?.length ?? 0,
        shown: video.textTracks[0]?.mode,
      };
    });
    expect(state.size).toEqual([1280, 720]);
    expect(state.seconds).toBeGreaterThanOrEqual(8);
    expect(state.seconds).toBeLessThanOrEqual(15);
    expect([state.cues >= 3, state.shown]).toEqual([true, 'showing']);
  }
});

test('HELP-06 a video can be entered in the middle: its ranges are served', async ({ page }) => {
  await openBulletins(page);
  const player = page.locator('video').first();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(1);
  await player.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
        video.currentTime = 9;
      }),
  );
  expect(await player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(9, 1);
  for (const clip of CLIPS) {
    const part = await page.request.get(`/videos/${clip}.pt.mp4`, { headers: { range: 'bytes=100-199' } });
    expect([clip, part.status(), (await part.body()).length]).toEqual([clip, 206, 100]);
    expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
    const beyond = await page.request.get(`/videos/${clip}.pt.mp4`, { headers: { range: 'bytes=9999999-' } });
    expect([beyond.status(), beyond.headers()['content-range']]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ]);
  }
});

test('HELP-06 a video that is not there says so in its place, and plays when it is back', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  await page.route('**/videos/export.pt.mp4', (route) => route.fulfill({ status: 404, body: '' }));
  await openBulletins(page);
  const entry = page.getByRole('listitem').filter({ hasText: 'Do extrato para a planilha' });
  await expect(entry.getByRole('alert')).toContainText('Não é possível reproduzir este vídeo agora.');
  await expect(page.locator('video')).toHaveCount(3);
  await page.unroute('**/videos/export.pt.mp4');
  await entry.getByRole('button', { name: /^Tentar novamente/ }).click();
  const player = entry.locator('video');
  await expect(player).toBeFocused();
  await player.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
  });
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.1);
});
