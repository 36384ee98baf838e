/** What a process has used of the processor: unlike the clock on the wall, it does not run faster when other programs wait. Linux only. */
import { readFileSync } from 'node:fs'

/** Clock ticks in a second, as Linux counts them for programs. */
const TICKS = 100

/** Milliseconds, of all its threads, in its own code and in the system's on its behalf. */
export function processorTime(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Its name comes in brackets and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000
}

export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
