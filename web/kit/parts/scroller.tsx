import type { ComponentProps } from 'react'

interface ScrollerProps extends ComponentProps<'div'> {
  'aria-label': string
}

/**
 * Holds content that is wider or higher than its space. The keyboard can scroll it (WCAG 2.1.1). It is a group, not a
 * region, so that its name may be that of the card around it.
 */
export function Scroller(props: ScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div role="group" tabIndex={0} {...props} />
  )
}
