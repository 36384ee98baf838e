/** Pictures as data URLs, drawn anew: whatever comes in, what goes out is a plain JPG or PNG without the place it was taken at. */
import { groundOf } from '#contracts/model/rights/ground.ts'
import { fitted, MOST_CHARACTERS, type Problem, problemIn } from './picture.rules.ts'

/** A picture that is not taken, and why. */
export class PictureProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

/** A picture that has loaded. Rejects where there is none. */
export async function loaded(src: string, crossOrigin: 'anonymous' | null = null): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = crossOrigin
  image.src = src
  await image.decode().catch(() => {
    throw new PictureProblem('broken')
  })
  return image
}

/** The picture of a file as a data URL. `tell` hears how much of it is read, 0–100. */
export async function pictureOf(file: File, tell: (percentage: number) => void): Promise<string> {
  const bytes = await read(file, tell)
  const problem = problemIn(new Uint8Array(bytes))
  if (problem) throw new PictureProblem(problem)
  const address = URL.createObjectURL(file)
  try {
    return drawn(await loaded(address), file.type)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Another site may take as long to hand out a picture as our own server may to answer. */
const PATIENCE_MS = 30_000

/** The picture at an address, fetched again with anonymous access: one that another site lends to nobody cannot be drawn. */
export async function pictureAt(address: string): Promise<string> {
  const slow = Promise.withResolvers<never>()
  const timer = setTimeout(() => slow.reject(new PictureProblem('slow')), PATIENCE_MS)
  try {
    const image = await Promise.race([loaded(address, 'anonymous'), slow.promise])
    return drawn(image, /\.png([?#]|$)/i.test(address) ? 'image/png' : 'image/jpeg')
  } finally {
    clearTimeout(timer)
  }
}

function read(file: File, tell: (percentage: number) => void): Promise<ArrayBuffer> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onprogress = ({ loaded: bytes, total }) => total > 0 && tell((bytes / total) * 90)
    // It was asked for bytes and not for text.
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(new PictureProblem('broken'))
    reader.readAsArrayBuffer(file)
  })
}

function drawn(image: HTMLImageElement, type: string): string {
  const { width, height } = fitted({ width: image.naturalWidth, height: image.naturalHeight })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PictureProblem('broken')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  if (type === 'image/png') {
    const url = canvas.toDataURL(type)
    if (url.length <= MOST_CHARACTERS) return url
  }
  // A JPG knows nothing transparent: what was, becomes what its outline shows on.
  const grey = type === 'image/png' ? groundOf(context.getImageData(0, 0, width, height)) : 255
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = `rgb(${grey} ${grey} ${grey})`
  context.fillRect(0, 0, width, height)
  for (const quality of [0.92, 0.85]) {
    const url = canvas.toDataURL('image/jpeg', quality)
    if (url.length <= MOST_CHARACTERS) return url
  }
  // Noise alone is so large.
  return canvas.toDataURL('image/jpeg', 0.6)
}
