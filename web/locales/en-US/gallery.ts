import type { texts as source } from '../zh-CN/gallery.ts'

export const texts: typeof source = {
  title: 'Component gallery',
  subtitle: 'Every UI component in every state, with its design tokens.',
  contents: 'Contents',
  room: {
    tokens: 'Tokens',
    controls: 'Controls',
    parts: 'Components',
    lists: 'Lists',
    reports: 'Reports',
    calculators: 'Calculators',
  },
  specimen: 'See the whole business behind one ASIN: 286',
  button: 'Create report',
  open: 'Open',
  ground: { surface: 'On a card', bar: 'On the top bar' },
  tone: {
    good: 'Complete',
    warn: 'Medium risk',
    bad: 'Failed',
    busy: 'In progress',
    sample: 'Sample data',
    plain: 'Plain',
  },
  picture: { loaded: 'Image', none: 'No image', broken: 'Fails to load' },
  input: {
    label: 'ASIN',
    placeholder: 'Type an ASIN or paste a product link',
    description: 'B0 followed by 8 letters or digits',
    error: 'Wrong ASIN: it must be B0 followed by 8 letters or digits',
    select: 'Marketplace',
  },
  safeHtml: { kept: 'Kept', taken: 'Removed' },
  alert: {
    warning: 'You are not logged in. Please log in first.',
    success: 'Password changed.',
    failure: 'No connection. Check your network and try again.',
  },
  toast: { success: 'ASIN report task created', refusal: 'The ASIN cannot be empty', empty: 'No text' },
  dialog: { title: 'Delete report' },
  message: {
    empty: 'No reports yet',
    emptyText: 'Enter an ASIN to get your first report in seconds.',
    failure: 'Could not load',
  },
  panel: { rehearsal: 'Demo: fails twice, shows stale data, then recovers' },
}
