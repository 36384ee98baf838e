import { apt, hasApt, onPath } from './system.ts'

/** The programs that look into a PDF from outside. */
const PROGRAMS = ['pdftotext', 'pdffonts', 'pdftoppm']

/** Makes sure of poppler's programs: the system's, else the distribution's package when root. Throws when there are none. */
export async function poppler(): Promise<void> {
  const missing = () => PROGRAMS.filter((program) => !onPath(program))
  if (missing().length === 0) return
  if (hasApt() && (await apt('poppler-utils')) && missing().length === 0) return
  throw new Error(
    `${missing().join(', ')} not found: install poppler (Debian and Ubuntu: apt-get install poppler-utils; macOS: brew install poppler), then run npm test again.`,
  )
}
