/** A visible label, or a name for screen readers only. */
export const labelling = (label: string, isVisible = false) =>
  isVisible ? { label } : { 'aria-label': label, size: 'xs' as const }
