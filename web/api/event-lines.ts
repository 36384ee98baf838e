/** The events in a byte stream. Comments and unknown fields are skipped; several data lines are joined. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let rest = ''
  let event = 'message'
  let data: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event, data: data.join('\n') }
          event = 'message'
          data = []
        }
        const [, field, text = ''] = /^(event|data)(?:: ?(.*))?$/.exec(line) ?? []
        if (field === 'event') event = text
        if (field === 'data') data.push(text)
      }
    }
  } finally {
    await reader.cancel()
  }
}
