import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What is being done for callers, so that a stop can wait for it. */
export interface UnderWay {
  /** Something is asked, until its answer has gone out or its caller has gone. */
  asked(answer: ServerResponse): void
  /** The answer to the latest request on a connection. */
  lastAnswer(socket: Socket): ServerResponse | undefined
  /** Something is being done, whether or not its caller still waits. */
  working(work: Promise<unknown>): void
  /** Resolves when there is nothing, or after so many milliseconds. Whoever is answered meanwhile is told to ask elsewhere next. */
  over(limit: number): Promise<void>
}

export function countUnderWay(): UnderWay {
  const answers = new Set<ServerResponse>()
  const last = new WeakMap<Socket, ServerResponse>()
  let works = 0
  let told: (() => void) | undefined
  const look = () => {
    if (works === 0 && answers.size === 0) told?.()
  }
  // Shared by all: thousands of streams are open while nothing happens.
  function gone(this: ServerResponse) {
    answers.delete(this)
    look()
  }
  const done = () => {
    works--
    look()
  }
  return {
    asked(answer) {
      answers.add(answer)
      if (answer.socket) last.set(answer.socket, answer)
      answer.once('close', gone)
    },
    lastAnswer: (socket) => last.get(socket),
    working(work) {
      works++
      work.then(done, done)
    },
    async over(limit) {
      const { promise, resolve } = Promise.withResolvers<void>()
      told = resolve
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
      const patience = setTimeout(resolve, limit)
      look()
      await promise
      clearTimeout(patience)
    },
  }
}
