import type { texts as source } from '../zh-CN/gallery.ts'

export const texts: typeof source = {
  title: 'Gallery of parts',
  subtitle: 'Every part of the interface in every state, and the design tokens they are made of.',
  contents: 'Contents',
  room: { tokens: 'Tokens', controls: 'Controls', parts: 'Parts', reports: 'Reports' },
  specimen: 'One ASIN tells the whole business: 286',
  button: 'Create report',
  open: 'Open',
  ground: { surface: 'On a card', bar: 'On the bar' },
  tone: {
    good: 'Complete',
    warn: 'Medium risk',
    bad: 'Failed',
    busy: 'In progress',
    sample: 'Sample data',
    plain: 'Plain',
  },
  picture: { loaded: 'A picture', none: 'No picture', broken: 'Cannot be loaded' },
  input: {
    label: 'ASIN',
    placeholder: 'Type an ASIN or paste a product link',
    description: 'B0 and 8 letters or digits',
    error: 'Wrong ASIN: it is B0 and 8 letters or digits',
    select: 'Marketplace',
  },
  safeHtml: { kept: 'Kept', taken: 'Taken out' },
  alert: {
    warning: 'You are not logged in. Please log in first.',
    success: 'Password changed.',
    failure: 'No connection. Check your network and try again.',
  },
  toast: { success: 'ASIN report task created', refusal: 'The ASIN cannot be empty', empty: 'Without a text' },
  dialog: { title: 'Delete report' },
  message: {
    empty: 'No reports yet',
    emptyText: 'Enter an ASIN, and the first report is here in seconds.',
    failure: 'Could not load',
  },
  panel: { rehearsal: 'Rehearsal: fails twice, then shows older data, then recovers' },
}
