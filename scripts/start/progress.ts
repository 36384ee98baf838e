/**
 * Progress of something long: one line that rewrites itself on a terminal, one line for each tenth in a log.
 * `things` names what is counted, `step` takes what is done, the whole and what it is about.
 */
export function progress(title: string, things: string, out: NodeJS.WriteStream = process.stdout) {
  const began = performance.now()
  let tenth = -1
  let whole = 0
  return {
    step(done: number, total: number, label: string): void {
      whole = total
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 100
      if (out.isTTY) out.write(`\r\x1b[K${title} ${percent} % · ${label}`)
      else if (Math.floor(percent / 10) > tenth) out.write(`${title} ${percent} % (${done} of ${total})\n`)
      tenth = Math.max(tenth, Math.floor(percent / 10))
    },
    end(): void {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}${title}: ${whole} ${things} in ${seconds} s\n`)
    },
  }
}
