import { PictureProblem, pictureAt } from './drawn.ts'
import { MOST_CHARACTERS } from './picture.rules.ts'

/** A picture that hangs is let go of. */
const LIMIT_MS = 20_000

/**
 * A picture that our server keeps, as a data URL: byte for byte, so that it is the same search as before and costs nothing.
 * One that is larger than what may be sent, as an earlier version kept them, is drawn anew. Rejects where it is gone.
 */
export async function keptPicture(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!answer.ok) throw new PictureProblem('broken')
  const url = await dataUrlOf(await answer.blob())
  return url.length <= MOST_CHARACTERS ? url : pictureAt(address)
}

function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    // It was asked for a data URL and not for bytes.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new PictureProblem('broken'))
    reader.readAsDataURL(blob)
  })
}
