/** `3–5`, or `4` if both bounds are equal. */
export const between = ({ low, high }: { low: number; high: number }): string =>
  low === high ? String(low) : `${low}–${high}`
