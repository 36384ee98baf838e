import type { texts as source } from '../zh-CN/terms.ts'

export const texts: typeof source = {
  title: 'Terms & privacy',
  lead: 'What this product does, what it charges for, and what it stores about you. The operator who deployed this site runs it; terms published by the operator take precedence.',
  service: {
    title: 'The service',
    text: 'Research tools for cross-border sellers: ASIN and market reports, design patent and trademark search, infringement checks, and a browser extension. Tools marked “Planned” are not available yet and nothing is charged for them. Not affiliated with Amazon.',
  },
  account: {
    title: 'Your account',
    text: 'You log in with a phone number or WeChat. Keep your password safe; “Personal center › Security and data” lists your devices and ends other sessions.',
  },
  power: {
    title: 'Power, payments and refunds',
    text: 'Tools charge power for each use and show the price first. A failed report returns its power in full. Power that you bought does not expire; plans do not renew automatically. Late or double payments are refunded.',
  },
  data: {
    title: 'Data and estimates',
    text: 'Numbers in reports state their source, date and method. Estimates come with a range. They are information, not investment or business advice; use them together with your own judgement.',
  },
  rights: {
    title: 'Patents and trademarks',
    text: 'Searches and risk levels help you find possible conflicts. They are not legal advice and may miss something. Ask a professional before you list.',
  },
  privacy: {
    title: 'What is stored',
    text: 'Your phone number and what you enter in your profile; the name and network of devices you log in from; orders, payments and power history; the ASINs, keywords and pictures you submit and their results. Cookies serve login, language and display settings only, never advertising. Where the site uses a language model, only sentences of reports are sent to it, without personal data.',
  },
  extension: {
    title: 'Browser extension',
    text: 'It reads the address of a product page to find the ASIN. It does not read the page and collects nothing.',
  },
  leaving: {
    title: 'Export and closing',
    text: 'You can export all your data or close your account at any time. Closing can be undone within {{days}} days; after that your profile and reports are deleted for good. Transaction records required by law are kept without personal data.',
  },
}
