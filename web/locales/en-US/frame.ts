import type { texts as source } from '../zh-CN/frame.ts'

export const texts: typeof source = {
  brand: 'Seller Compass',
  skipToContent: 'Skip to content',
  language: { label: 'Language', 'zh-CN': '中文', 'en-US': 'English' },
  theme: { label: 'Theme', auto: 'System', light: 'Light', dark: 'Dark' },
  power: { label: 'Credit balance', topUp: 'Top up' },
  title: {
    home: 'Home',
    login: 'Log in',
    register: 'Create an account',
    forget: 'Reset your password',
    alipay: 'Alipay payment',
  },
  requestTimedOut: 'Request timed out, please try again later',
  loading: 'Loading',
  retry: 'Try again',
  retrying: 'Trying again…',
  nothingHere: 'Nothing here yet',
  stale: 'Could not refresh. Showing data from {{time}}.',
  close: 'Close',
  cancel: 'Cancel',
  loadFailed: 'Could not load',
  notFetched:
    'This section could not be loaded. Check your connection and try again. If that does not help, reload the page.',
  screenFailed: 'This page could not be shown',
  screenFailedHint: 'You may be offline, or the site was just updated. Try again. If it still fails, reload the page.',
  reload: 'Reload page',
  sample: 'Sample data',
  marketplace: 'Marketplace',
  page: {
    number: 'Page {{number}}',
    first: 'First page',
    last: 'Last page',
    previous: 'Previous page',
    next: 'Next page',
  },
}
