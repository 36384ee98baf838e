import type { texts as source } from '../zh-CN/help.ts'

export const texts: typeof source = {
  title: 'Help & contact',
  questions: 'Common questions',
  contact: {
    title: 'Contact support',
    email: 'Email',
    wechat: 'WeChat ID',
    scan: 'Scan to contact support',
    scanHint: 'Scan with WeChat',
    none: 'This site has no support contact yet. Please ask the person who gave you access.',
    operator: 'If you run this site: set one of the environment variables {{variables}} and restart it.',
  },
  start: {
    question: 'How do I get a report?',
    answer:
      'Enter an ASIN under “ASIN analysis”, or a category keyword under “Market analysis”, and confirm the price. A report takes from a few seconds to a minute. You can leave the page; you are notified when it is ready.',
  },
  failed: {
    question: 'Does a failed report cost power?',
    answer: 'No. Its power is returned in full automatically; “Personal center › Power ledger” shows the refund.',
  },
  power: {
    question: 'How is power charged, and does it expire?',
    answer:
      'You see the price before each use and nothing is charged until you confirm. Reading and downloading finished reports is free. Prices are listed under “Personal center › Overview”. Power that you bought does not expire.',
  },
  paid: {
    question: 'I have paid, but my power has not arrived',
    answer:
      'It usually takes seconds. See “Personal center › Orders” for the state of the order; money that arrives after the deadline of an order is refunded. If that does not help, contact support with the order number.',
  },
  receipt: {
    question: 'Where do I get a receipt?',
    answer: 'Under “Personal center › Orders”, completed orders have a receipt as PDF. It is not a tax invoice.',
  },
  password: {
    question: 'I forgot my password',
    answer:
      'Choose “Forgot password” on the login page and set a new one with a code to your phone. This ends all other sessions.',
  },
  data: {
    question: 'Where do the numbers in a report come from?',
    answer:
      'Each number shows whether it was observed, estimated or calculated, and its date; missing data is marked as missing. Content marked “Sample data” is made up for trying the product: do not base decisions on it.',
  },
  extension: {
    question: 'How do I install the browser extension?',
    answer:
      'Open “Apps & extension” after login, or “Browser extension” on the front page, choose your browser and follow the five steps. Keep the unzipped folder afterwards.',
  },
  leaving: {
    question: 'How do I export or delete my data?',
    answer:
      'Under “Personal center › Security and data” you can export everything or close the account. You can undo closing by logging in within {{days}} days; after that your data is deleted for good.',
  },
}
