import { PictureProblem } from './drawn.ts'

/** A picture that hangs is let go of. */
const LIMIT_MS = 20_000

/**
 * A picture that our server keeps, as a data URL: byte for byte, so that it is the same search as before and costs nothing.
 * Drawn anew it could become too large to be sent. Rejects where it is gone.
 */
export async function keptPicture(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!answer.ok) throw new PictureProblem('broken')
  return dataUrlOf(await answer.blob())
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
