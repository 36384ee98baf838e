/** Props for a visible label, or for a name that only screen readers read. */
export const labelling = (label: string, isVisible = false) =>
  isVisible ? { label } : { 'aria-label': label, size: 'xs' as const }
