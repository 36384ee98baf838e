import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface UnderWay {
  /** Counts a request until its answer is sent or its caller disconnects. */
  trackRequest(answer: ServerResponse): void
  lastAnswer(socket: Socket): ServerResponse | undefined
  /** Counts work until it settles, even if its caller has disconnected. */
  trackWork(work: Promise<unknown>): void
  /** Resolves when nothing is left, or after `limit` milliseconds. Answers sent meanwhile close their connection. */
  waitUntilIdle(limit: number): Promise<void>
}

export function countUnderWay(): UnderWay {
  const answers = new Set<ServerResponse>()
  const last = new WeakMap<Socket, ServerResponse>()
  let works = 0
  let resolveIdle: (() => void) | undefined
  const checkIdle = () => {
    if (works === 0 && answers.size === 0) resolveIdle?.()
  }
  // One shared function: thousands of streams are open at once.
  function removeAnswer(this: ServerResponse) {
    answers.delete(this)
    checkIdle()
  }
  const removeWork = () => {
    works--
    checkIdle()
  }
  return {
    trackRequest(answer) {
      answers.add(answer)
      if (answer.socket) last.set(answer.socket, answer)
      answer.once('close', removeAnswer)
    },
    lastAnswer: (socket) => last.get(socket),
    trackWork(work) {
      works++
      work.then(removeWork, removeWork)
    },
    async waitUntilIdle(limit) {
      const { promise, resolve } = Promise.withResolvers<void>()
      resolveIdle = resolve
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
      const patience = setTimeout(resolve, limit)
      checkIdle()
      await promise
      clearTimeout(patience)
    },
  }
}
