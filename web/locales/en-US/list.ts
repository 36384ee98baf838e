import type { texts as source } from '../zh-CN/list.ts'

export const texts: typeof source = {
  found: '{{total}} of {{all}}',
  filter: {
    min: '{{name}}, minimum',
    max: '{{name}}, maximum',
    minShort: 'Min',
    maxShort: 'Max',
    guide: 'Try {{low}}–{{high}}',
    guideHint: 'Fill in the suggested range',
    noNumber: 'Enter a number',
    swapped: 'Must be above the minimum',
    set: 'Active filters',
    remove: 'Remove filter: {{name}}',
    clear: 'Clear all',
  },
  problem: {
    title: 'Some filters in this link could not be used',
    unknown: 'There is no filter “{{name}}”. It was ignored.',
    unreadable: 'The value of “{{name}}” could not be read. It was ignored.',
    swapped: 'The minimum of “{{name}}” was above its maximum. The two were swapped.',
  },
  sort: {
    by: 'Sort by {{name}}',
    ascending: '{{name}}: ascending. Click for descending',
    descending: '{{name}}: descending. Click for ascending',
    label: 'Sort by',
  },
  capped:
    'The table shows the first {{count}} rows. Filter or reverse the order to see the others; an export has all rows.',
  category: { label: 'Category', all: 'All categories', unknown: 'Unknown category' },
  data: { label: 'Data', imported: 'Imported data', sample: 'Sample data' },
  pasted: {
    rubbish: 'Not an ASIN, ignored: {{names}}.',
    tooMany: 'At most {{most}} ASINs; not used: {{names}}.',
    more: '{{names}} and more, {{total}} in all',
    mixed: 'The links are of several marketplaces; all ASINs are looked up in “{{marketplace}}”.',
    unsupported: '{{names}} is not supported; its ASINs are looked up in “{{marketplace}}”.',
  },
  columns: { title: 'Columns', dense: 'Compact rows', reset: 'Default columns' },
  export: { title: 'Export', whole: 'All {{total}} rows', xlsx: 'Excel', csv: 'CSV' },
  compare: {
    tray: 'Comparison',
    add: 'Compare {{name}}',
    full: 'You can compare up to {{count}}',
    remove: 'Remove from comparison: {{name}}',
    open: 'Compare {{count}}',
    clear: 'Clear',
    metric: 'Metric',
  },
  choose: {
    add: 'Choose: {{name}}',
    full: 'You can choose up to {{count}}',
    others: 'and {{count}} more',
  },
}
