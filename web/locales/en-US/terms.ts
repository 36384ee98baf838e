import type { texts as source } from '../zh-CN/terms.ts'

export const texts: typeof source = {
  title: 'Terms & privacy',
  lead: 'What this product does, what it charges for and what it stores about you. This site is run by the operator who installed it. If the operator publishes its own terms, those apply.',
  service: {
    title: 'The service',
    text: 'Research tools for cross-border sellers: ASIN and market reports, design patent and trademark search, infringement checks, and a browser extension. Tools marked “Planned” are not available yet and nothing is charged for them. Not affiliated with Amazon.',
  },
  account: {
    title: 'Your account',
    text: 'You log in with your mobile number or WeChat. Keep your password safe; you can see your devices and log them out under “Personal center › Security and data”.',
  },
  power: {
    title: 'Credits, payments and refunds',
    text: 'You pay for tools with credits, per use, and always see the price first. If a report fails, its credits are refunded in full. Credits you buy never expire, and plans do not renew automatically. Late or duplicate payments are refunded.',
  },
  data: {
    title: 'Data and estimates',
    text: 'Numbers in reports state their source, date and method. Estimates come with a range. They are information, not investment or business advice. Always use your own judgment, too.',
  },
  rights: {
    title: 'Patents and trademarks',
    text: 'Searches and risk levels help you find possible conflicts. They are not legal advice and may miss conflicts. Ask a professional before you list.',
  },
  privacy: {
    title: 'What is stored',
    text: 'Your mobile number and what you enter in your profile; the name and network of the devices you log in from; orders, payments and credit activity; and the ASINs, keywords and images you submit, with their results. Cookies are only used for login, language and display settings, never for advertising. If the site uses a language model, it receives only sentences from reports, without personal data.',
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
