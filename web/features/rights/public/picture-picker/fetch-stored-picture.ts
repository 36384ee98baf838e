import { MAX_CHARACTERS } from './picture.rules.ts'
import { fetchPicture, PictureProblem } from './redraw.ts'

const TIMEOUT_MS = 20_000

/**
 * Loads a stored picture as a data URL. The bytes stay unchanged, so that a repeated search is identical and free. Only
 * pictures above the size limit, which earlier versions stored, are redrawn. Rejects if the picture was deleted.
 */
export async function fetchStoredPicture(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new PictureProblem('broken')
  const url = await dataUrlOf(await answer.blob())
  return url.length <= MAX_CHARACTERS ? url : fetchPicture(address)
}

function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    // `readAsDataURL` gives a string.
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new PictureProblem('broken'))
    reader.readAsDataURL(blob)
  })
}
