import { useEffect, useRef, useState } from 'react'
import { ROBOT_MINUTES } from '#contracts/core/rules.ts'

/** Half a minute less than on the server, so that a confirmation does not expire in transit. */
const VALID_MS = (ROBOT_MINUTES - 0.5) * 60_000

export type RobotState = 'idle' | 'solving' | 'confirmed' | 'expired' | 'failed'

/** A separate chunk: loaded when the user starts to fill in the form. */
const loadSolver = () => import('./solve-challenge.ts')

/**
 * The not-a-robot confirmation of a form: ticked once, then solved again in the background for every call.
 * Long: one closure over the running puzzle.
 */
export function useRobot() {
  const [state, setState] = useState<RobotState>('idle')
  const confirmation = useRef<Promise<string> | null>(null)
  const work = useRef(new AbortController())
  const isUnmounted = useRef(false)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  function forget(next: RobotState) {
    work.current.abort()
    clearTimeout(expiry.current)
    confirmation.current = null
    setState(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      forget('idle')
    }
  }, [])

  function solve(): Promise<string> {
    const controller = new AbortController()
    work.current = controller
    clearTimeout(expiry.current)
    const proof = loadSolver().then(({ solveChallenge }) => solveChallenge(controller))
    confirmation.current = proof
    const ifCurrent = (then: () => void) => () => confirmation.current === proof && then()
    proof.then(
      ifCurrent(() => {
        setState('confirmed')
        expiry.current = setTimeout(() => forget('expired'), VALID_MS)
      }),
      ifCurrent(() => forget('failed')),
    )
    return proof
  }

  /**
   * Passes the confirmation to one call and solves the next one, unless the call succeeds and `last` is set. A failed
   * proof does not block the call, because the server decides whether it needs one. Does nothing after unmount.
   */
  async function spend(call: (robot: string | undefined) => Promise<void>, last = false): Promise<void> {
    const robot = await (confirmation.current ?? solve()).catch(() => undefined)
    if (isUnmounted.current) return
    confirmation.current = null
    let done = false
    try {
      await call(robot)
      done = true
    } finally {
      if (!(done && last) && !isUnmounted.current) void solve()
    }
  }

  return {
    state,
    ticked: state === 'solving' || state === 'confirmed' || state === 'failed',
    tick: (on: boolean) => {
      forget(on ? 'solving' : 'idle')
      if (on) void solve()
    },
    /** Call it when the server has rejected the confirmation. */
    untick: () => forget('idle'),
    /** Preloads the solver. A failure is ignored here; it is shown when the tick needs the solver. */
    warmUp: () => void loadSolver().catch(() => {}),
    spend,
  }
}

export type Robot = ReturnType<typeof useRobot>
