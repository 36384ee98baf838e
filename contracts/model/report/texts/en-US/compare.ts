/** Changes since the previous version, and reports side by side. */
export const compare = {
  'compare.changes': 'Changes since the earlier version',
  'compare.sideBySide': 'Key figures side by side',
  'compare.before': 'Earlier version',
  'compare.after': 'This version',
  'compare.difference': 'Change',
  'compare.same': 'Unchanged',
  'compare.unsure': 'No clear change',
  'compare.changed': 'Changed',
  'compare.nowKnown': 'New data',
  'compare.nowUnknown': 'No data now',
  'compare.countBetter': 'Figures that got better',
  'compare.countWorse': 'Figures that got worse',
  'compare.summary':
    'Compared with the data from {day}: {better} better, {worse} worse, {unsure} without a clear change because estimated ranges overlap.',
  'compare.sameDay':
    'Both versions use data from the same date ({day}). Differences come from related data added since then, such as competitors or keywords, or from the report date, fee tables or methods.',
  'compare.unchanged': 'Unchanged figures: {count}.',
  'compare.otherBasis': 'Different basis',
  'compare.note.otherBasis': 'The two versions are based on different data, so the numbers cannot be compared',
  'compare.better': '{name} got better: {before} → {after} ({difference}).',
  'compare.worse': '{name} got worse: {before} → {after} ({difference}).',
  'compare.arrived': 'New products in the list',
  'compare.left': 'Products no longer in the list',
  'compare.peer': '{asin} · {title}',
  'compare.more': 'and {count} more',
  'compare.note.relative': 'This version ÷ earlier version − 1',
  'compare.note.absolute': 'This version − earlier version',
  'compare.note.unsure':
    'The estimated ranges of the two versions overlap, so the difference may be within the margin of error',
} as const
