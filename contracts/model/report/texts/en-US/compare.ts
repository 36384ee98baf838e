/** What has changed since the former version, and reports side by side. */
export const compare = {
  'compare.changes': 'Changes since the earlier version',
  'compare.sideBySide': 'Key figures side by side',
  'compare.before': 'Earlier version',
  'compare.after': 'This version',
  'compare.difference': 'Change',
  'compare.same': 'Unchanged',
  'compare.unsure': 'No sure change',
  'compare.changed': 'Changed',
  'compare.nowKnown': 'New data',
  'compare.nowUnknown': 'No data now',
  'compare.countBetter': 'Figures that improved',
  'compare.countWorse': 'Figures that got worse',
  'compare.summary':
    'Compared with the data of {day}. Better: {better}. Worse: {worse}. No sure change, as estimated ranges overlap: {unsure}.',
  'compare.sameDay':
    'In both versions the data of the subject itself are of the same day ({day}): differences come from data around it that were added since, such as rivals or keywords, or from the date of the report, fee tables or methods.',
  'compare.better': '{name}: {before} → {after}, a change of {difference}, for the better.',
  'compare.worse': '{name}: {before} → {after}, a change of {difference}, for the worse.',
  'compare.arrived': 'Products new on the list',
  'compare.left': 'Products that left the list',
  'compare.peer': '{asin} · {title}',
  'compare.more': 'and {count} more',
  'compare.note.relative': 'This version ÷ earlier version − 1',
  'compare.note.absolute': 'This version − earlier version',
  'compare.note.unsure': 'The estimated ranges of both versions overlap, so the difference may be error alone',
} as const
