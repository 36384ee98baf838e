/** The rows of each word of many texts. Distances between rows take one to five bytes, where rows would take four. */

export interface RowLists {
  /** Number of rows with each word. */
  readonly counts: Uint32Array
  /** Where the distances of each word begin, and at last the end of all. */
  readonly starts: Uint32Array
  /** The distance of each row from the one before it, minus one, seven bits a byte, the lowest first. */
  readonly distances: Uint8Array
  /** Holds the rows of any word. */
  readonly memory: Uint32Array
}

interface Runs {
  readonly words: readonly string[]
  readonly runs: Uint16Array | Uint32Array
  readonly starts: Uint32Array
}

/** Set in each byte but the last one of a distance. */
const MORE = 0x80
const BITS = 7

export function listRows(texts: Runs): RowLists {
  const counts = new Uint32Array(texts.words.length)
  const starts = new Uint32Array(texts.words.length + 1)
  forEachDistance(texts, (word, distance) => {
    counts[word]!++
    starts[word + 1]! += bytesOf(distance)
  })
  for (let word = 0; word < counts.length; word++) starts[word + 1]! += starts[word]!
  const next = starts.slice()
  const distances = new Uint8Array(starts.at(-1)!)
  forEachDistance(texts, (word, distance) => {
    let left = distance
    for (; left >= MORE; left >>>= BITS) distances[next[word]!++] = (left % MORE) + MORE
    distances[next[word]!++] = left
  })
  const most = counts.reduce((one, other) => Math.max(one, other), 0)
  return { counts, starts, distances, memory: new Uint32Array(most) }
}

/** The rows of a word in ascending order, without repetition, as a view of the lists' memory: use it before the next call. */
export function rowsOfWord({ counts, starts, distances, memory }: RowLists, word: number): Uint32Array {
  const rows = memory.subarray(0, counts[word]!)
  let at = starts[word]!
  let row = -1
  for (let place = 0; place < rows.length; place++) {
    let byte = distances[at++]!
    let distance = byte & (MORE - 1)
    for (let shift = BITS; byte >= MORE; shift += BITS) {
      byte = distances[at++]!
      distance |= (byte & (MORE - 1)) << shift
    }
    row += distance + 1
    rows[place] = row
  }
  return rows
}

/** Calls back once for each different word of a row. */
function forEachDistance({ words, runs, starts }: Runs, visit: (word: number, distance: number) => void): void {
  /** The last row of each word, plus one. */
  const seen = new Uint32Array(words.length)
  for (let row = 0; row < starts.length - 1; row++)
    for (let at = starts[row]!; at < starts[row + 1]!; at++) {
      const word = runs[at]!
      if (seen[word] === row + 1) continue
      visit(word, row - seen[word]!)
      seen[word] = row + 1
    }
}

function bytesOf(distance: number): number {
  let bytes = 1
  for (let left = distance; left >= MORE; left >>>= BITS) bytes++
  return bytes
}
