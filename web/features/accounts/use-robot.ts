import { useEffect, useRef, useState } from 'react'
import { ROBOT_MINUTES } from '#contracts/core/rules.ts'

/** Half a minute less than on the server, so that a confirmation does not expire on its way to the server. */
const VALID_MS = (ROBOT_MINUTES - 0.5) * 60_000

export type RobotState = 'idle' | 'solving' | 'confirmed' | 'expired' | 'failed'

/** The solver is a separate chunk, which loads when the not-a-robot box gets the focus or is ticked. */
const loadSolver = () => import('./solve-challenge.ts')

/**
 * The not-a-robot confirmation of a form. The user ticks the box once; the hook then solves a new challenge in the
 * background for every call.
 * This function is long because its parts share the running challenge.
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
   * Passes the confirmation to the call, then starts to solve the next challenge, unless the call succeeded and `last`
   * is set. If solving failed, the call runs without a confirmation, because the server decides whether it needs one.
   * Does nothing after unmount.
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
    /** Removes the tick. Forms call this when the server has rejected the confirmation. */
    untick: () => forget('idle'),
    /** Preloads the solver. A failure is ignored here; the box shows it when the user ticks the box. */
    warmUp: () => void loadSolver().catch(() => {}),
    spend,
  }
}

export type Robot = ReturnType<typeof useRobot>
