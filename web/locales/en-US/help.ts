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
    none: 'This site has no support contact yet. Ask the person who gave you access.',
    operator: 'If you run this site: set one of the environment variables {{variables}} and restart it.',
  },
  start: {
    question: 'How do I get a report?',
    answer:
      'Enter an ASIN under “ASIN analysis”, or a category keyword under “Market analysis”, and confirm the price. A report takes a few seconds to a minute. You can leave the page; we notify you when it is ready.',
  },
  failed: {
    question: 'Does a failed report cost credits?',
    answer:
      'No. Its credits are refunded in full automatically. You can see the refund under “Personal center › Credit activity”.',
  },
  power: {
    question: 'How are credits charged, and do they expire?',
    answer:
      'You see the price before each use, and nothing is charged until you confirm. Reading and downloading finished reports is free. Prices are listed under “Personal center › Overview”. Credits you buy never expire.',
  },
  paid: {
    question: 'I paid, but my credits have not arrived',
    answer:
      'Credits usually arrive within seconds. Check the order status under “Personal center › Orders”. If you paid after the order’s deadline, your payment is refunded. Still missing? Contact support with your order number.',
  },
  receipt: {
    question: 'Where do I get a receipt?',
    answer:
      'Under “Personal center › Orders”, you can download a PDF receipt for each completed order. It is not a tax invoice.',
  },
  password: {
    question: 'I forgot my password',
    answer:
      'Choose “Forgot password?” on the login page and set a new one with a code sent to your phone. This logs you out everywhere else.',
  },
  data: {
    question: 'Where do the numbers in a report come from?',
    answer:
      'Each number shows its date and how we got it: observed, estimated or calculated. If we have no data, we say so. Content marked “Sample data” is made up so that you can try the product. Do not base decisions on it.',
  },
  extension: {
    question: 'How do I install the browser extension?',
    answer:
      'Log in and open “Apps & extension”, or choose “Browser extension” on the home page. Pick your browser and follow the five steps. Keep the unzipped folder after installing.',
  },
  leaving: {
    question: 'How do I export or delete my data?',
    answer:
      'Under “Personal center › Security and data” you can export everything or close your account. To undo closing, log in within {{days}} days. After that, your data is permanently deleted.',
  },
}
