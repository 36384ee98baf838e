import { readFile } from 'node:fs/promises'

/** The bytes of a file; null if it is missing. */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null // fs rejects with Node's errors only
    throw error
  }
}
