/**
 * Processor time and memory of a process. Processor time does not depend on other load, unlike wall time. Linux only.
 */
import { readFileSync } from 'node:fs'

/** Linux reports clock ticks of 1/100 s to programs. */
const TICKS = 100

/** Milliseconds of user and system time, all threads. */
export function processorTime(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The process name is in brackets and can contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000
}

export function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
