import type { texts as source } from '../zh-CN/presets.ts'

export const texts: typeof source = {
  title: 'Saved filters',
  name: 'Name for the current filter',
  save: 'Save filter',
  saved: 'Filter saved',
  nothingSet: 'Set some filters first. You can then save them here and use them again.',
  none: 'No saved filters yet',
  noneHint: 'Once saved, a filter can be applied with one click, renamed, or shared as a link.',
  failed: 'Your saved filters could not be loaded',
  newName: 'New name for “{{name}}”',
  copyLink: 'Copy link',
  rename: 'Rename',
  delete: 'Delete',
  actionOf: '{{action}}: {{name}}',
}
