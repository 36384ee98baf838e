import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import classes from './safe-html.module.css'

/** What a description may be made of: words and their order. No links, pictures, styles or addresses. */
const ALLOWED_TAGS = [
  'p',
  'div',
  'span',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Text with markup that came from elsewhere: what is not harmless is taken out before it gets into the page. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // As nodes and not as text, which would be parsed a second time, perhaps otherwise.
    const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: [], RETURN_DOM_FRAGMENT: true })
    place.current?.replaceChildren(clean)
  }, [html])
  return <div ref={place} className={classes.text} />
}
