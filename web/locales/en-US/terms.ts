import type { texts as source } from '../zh-CN/terms.ts'

export const texts: typeof source = {
  title: 'Terms & privacy',
  lead: 'What this product does, what it charges for and what it stores about you. This site is run by the operator who deployed it. Terms published by the operator take precedence.',
  service: {
    title: 'The service',
    text: 'Research tools for cross-border sellers: ASIN and market reports, design patent and trademark search, infringement checks, and a browser extension. Tools marked “Planned” are not available yet and nothing is charged for them. Not affiliated with Amazon.',
  },
  account: {
    title: 'Your account',
    text: 'You log in with a phone number or WeChat. Keep your password safe; “Personal center › Security and data” lists your devices and lets you log them out.',
  },
  power: {
    title: 'Credits, payments and refunds',
    text: 'Tools charge credits per use and show the price first. If a report fails, its credits are refunded in full. Credits you buy never expire, and plans do not renew automatically. Late or duplicate payments are refunded.',
  },
  data: {
    title: 'Data and estimates',
    text: 'Numbers in reports state their source, date and method. Estimates come with a range. They are information, not investment or business advice. Use them along with your own judgment.',
  },
  rights: {
    title: 'Patents and trademarks',
    text: 'Searches and risk levels help you find possible conflicts. They are not legal advice and may miss conflicts. Ask a professional before you list.',
  },
  privacy: {
    title: 'What is stored',
    text: 'Your phone number and what you enter in your profile; the name and network of the devices you log in from; orders, payments and credits history; and the ASINs, keywords and images you submit, with their results. Cookies are only used for login, language and display settings, never for advertising. If the site uses a language model, only report sentences are sent to it, without personal data.',
  },
  extension: {
    title: 'Browser extension',
    text: 'It reads the address of a product page to find the ASIN. It does not read the page content and collects nothing.',
  },
  leaving: {
    title: 'Data export and account closure',
    text: 'You can export all your data or close your account at any time. You can undo closing within {{days}} days. After that, your profile and reports are permanently deleted. Transaction records required by law are kept without personal data.',
  },
}
