/**
 * Full page loads, in one place. A sign-out is one of them, so that nothing of the person stays in the page's memory.
 */
export const pageLoad = {
  to(address: string): void {
    window.location.replace(address);
  },
  reload(): void {
    window.location.reload();
  },
};
