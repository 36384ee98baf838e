/**
 * Prints progress: one updating line on a terminal, one line per 10 % in a log. `things` names the counted unit;
 * `label` is shown on a terminal.
 */
export function progress(title: string, things: string, out: NodeJS.WriteStream = process.stdout) {
  const began = performance.now()
  let tenth = -1
  let lastTotal = 0
  return {
    step(done: number, total: number, label: string): void {
      lastTotal = total
      const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 100
      if (out.isTTY) out.write(`\r\x1b[K${title} ${percent} % · ${label}`)
      else if (Math.floor(percent / 10) > tenth) out.write(`${title} ${percent} % (${done} of ${total})\n`)
      tenth = Math.max(tenth, Math.floor(percent / 10))
    },
    end(): void {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      out.write(`${out.isTTY ? '\r\x1b[K' : ''}${title}: ${lastTotal} ${things} in ${seconds} s\n`)
    },
  }
}
