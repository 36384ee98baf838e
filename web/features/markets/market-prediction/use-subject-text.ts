import { useState } from 'react'

/**
 * The text of the field. Another subject, by a link, a suggestion or Back, replaces it; the title of a niche, which is
 * known only later, does so unless the reader has typed meanwhile.
 * @param subject names the term or niche
 * @param title its text; empty while it is not known
 */
export function useSubjectText(subject: string, title: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(title)
  // `shown`: what the field shows if the reader types nothing.
  const [known, setKnown] = useState({ subject, title, shown: title })
  if (known.subject !== subject || known.title !== title) {
    const isAnother = known.subject !== subject
    const shown = isAnother && title === '' && subject.trim() !== '' ? text : title
    setKnown({ subject, title, shown })
    if (isAnother || text === known.shown) setText(shown)
  }
  return [text, setText]
}
