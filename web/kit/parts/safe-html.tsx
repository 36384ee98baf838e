import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import classes from './safe-html.module.css'

/** Text structure only: no links, pictures or styles. */
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

/** Sanitized HTML from other sources. */
export function SafeHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Insert nodes: parsing the clean HTML again could give another, unsafe result.
    const clean = DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR: [], RETURN_DOM_FRAGMENT: true })
    place.current?.replaceChildren(clean)
  }, [html])
  return <div ref={place} className={classes.text} />
}
