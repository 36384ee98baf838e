/** Redraws pictures as JPG or PNG data URLs, which removes metadata such as the location. */
import { backgroundOf } from '#contracts/model/rights/background.ts'
import { fitSize, MAX_CHARACTERS, type Problem, problemIn } from './picture.rules.ts'

export class PictureProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** Loads and decodes an image; rejects with PictureProblem if it cannot be decoded. */
export async function loadImage(src: string, crossOrigin: 'anonymous' | null = null): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  image.src = src
  await image.decode().catch(() => {
    throw new PictureProblem('broken')
  })
  return image
}

/** Reads a file as a data URL; `onProgress` gets the percentage. */
export async function readPicture(file: File, onProgress: (percentage: number) => void): Promise<string> {
  const bytes = await readBytes(file, onProgress)
  const problem = problemIn(new Uint8Array(bytes))
  if (problem) throw new PictureProblem(problem)
  const address = URL.createObjectURL(file)
  try {
    return redraw(await loadImage(address), file.type)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The same as the timeout of a call to our server. */
const TIMEOUT_MS = 30_000

/**
 * Fetches a picture with anonymous CORS. Rejects if the site does not allow CORS, because a tainted canvas cannot be
 * read.
 */
export async function fetchPicture(address: string): Promise<string> {
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(new PictureProblem('slow')), TIMEOUT_MS)
  try {
    const image = await Promise.race([loadImage(address, 'anonymous'), slow.promise])
    return redraw(image, /\.png([?#]|$)/i.test(address) ? 'image/png' : 'image/jpeg')
  } finally {
    clearTimeout(timer)
  }
}

function readBytes(file: File, onProgress: (percentage: number) => void): Promise<ArrayBuffer> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onprogress = ({ loaded: bytes, total }) => total > 0 && onProgress((bytes / total) * 90)
    // `readAsArrayBuffer` gives an ArrayBuffer.
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(new PictureProblem('broken'))
    reader.readAsArrayBuffer(file)
  })
}

function redraw(image: HTMLImageElement, type: string): string {
  const { width, height } = fitSize({ width: image.naturalWidth, height: image.naturalHeight })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PictureProblem('broken')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  if (type === 'image/png') {
    const url = canvas.toDataURL(type)
    if (url.length <= MAX_CHARACTERS) return url
  }
  // JPG has no transparency, so add a background on which the outline is visible.
  const grey = type === 'image/png' ? backgroundOf(context.getImageData(0, 0, width, height)) : 255
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = `rgb(${grey} ${grey} ${grey})`
  context.fillRect(0, 0, width, height)
  for (const quality of [0.92, 0.85]) {
    const url = canvas.toDataURL('image/jpeg', quality)
    if (url.length <= MAX_CHARACTERS) return url
  }
  // Only a picture full of noise is still too large here.
  return canvas.toDataURL('image/jpeg', 0.6)
}
