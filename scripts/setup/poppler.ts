import { apt, findOnPath, hasApt } from './system.ts'

/** Programs that inspect PDFs. */
const PROGRAMS = ['pdftotext', 'pdffonts', 'pdftoppm']

/** Finds poppler's programs or installs the distribution's package (as root). Throws if neither works. */
export async function ensurePoppler(): Promise<void> {
  const missing = () => PROGRAMS.filter((program) => !findOnPath(program))
  if (missing().length === 0) return
  if (hasApt() && (await apt('poppler-utils')) && missing().length === 0) return
  throw new Error(
    `${missing().join(', ')} not found: install poppler (Debian and Ubuntu: apt-get install poppler-utils; macOS: brew install poppler), then run npm test again.`,
  )
}
