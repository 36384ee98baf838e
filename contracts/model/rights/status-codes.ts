/**
 * Three-digit status codes of US trademarks. Source: USPTO, trademark status codes, table 1 (2025-08-13); the wordings are
 * ours, and shorter.
 */

/** `indifferent`: the office's code says neither live nor dead. */
export type MarkStage =
  | 'pending'
  | 'registered'
  | 'live'
  | 'abandoned'
  | 'cancelled'
  | 'expired'
  | 'dead'
  | 'indifferent'

export interface MarkStatus {
  /** Three digits, such as `700`. */
  code: string
  stage: MarkStage
  /** Null if the code says neither. */
  live: boolean | null
  zh: string
  en: string
}

const STAGES: Record<string, MarkStage> = {
  P: 'pending',
  R: 'registered',
  L: 'live',
  A: 'abandoned',
  C: 'cancelled',
  E: 'expired',
  D: 'dead',
  I: 'indifferent',
}
const LIVE: Record<MarkStage, boolean | null> = {
  pending: true,
  registered: true,
  live: true,
  abandoned: false,
  cancelled: false,
  expired: false,
  dead: false,
  indifferent: null,
}

/** `code stage zh | en`. SU: statement of use; IR: international registration. */
const ROWS = `
000 I 状态未知 | Unknown
400 C 国际注册已撤销，申请待转换 | IR cancelled, application pending transformation
401 C 国际注册已撤销，未提交转换 | IR cancelled, no transformation filed
402 A 国际注册已撤销，美国申请已放弃 | IR cancelled, US application abandoned
403 C 国际注册已撤销，注册待转换 | IR cancelled, registration pending transformation
404 C 国际注册与美国注册均已撤销 | IR and US registration cancelled
405 C 国际注册已撤销，申请已转换 | IR cancelled, application transformed
406 C 国际注册已撤销，注册已转换 | IR cancelled, registration transformed
410 P 国际注册受限，美国申请已放弃，待转换 | IR restricted, US application abandoned, pending transformation
411 A 国际注册受限，美国申请已放弃，未提交转换 | IR restricted, US application abandoned, no transformation filed
412 A 国际注册受限，美国申请已放弃 | IR restricted, US application abandoned
413 P 国际注册受限，美国注册已撤销，待转换 | IR restricted, US registration cancelled, pending transformation
414 C 国际注册受限，美国注册已撤销，未提交转换 | IR restricted, US registration cancelled, no transformation filed
415 C 国际注册受限，美国注册已撤销 | IR restricted, US registration cancelled
416 A 国际注册受限，美国申请已放弃并已转换 | IR restricted, US application abandoned and transformed
417 C 国际注册受限，美国注册已撤销并已转换 | IR restricted, US registration cancelled and transformed
600 A 已放弃：答复不完整 | Abandoned: incomplete response
601 A 已放弃：申请人主动放弃 | Abandoned: express
602 A 已放弃：未答复或逾期答复 | Abandoned: no response or late response
603 A 已放弃：单方上诉后 | Abandoned: after ex parte appeal
604 A 已放弃：双方程序裁决后 | Abandoned: after inter partes decision
605 A 已放弃：公告后主动放弃 | Abandoned: express, after publication
606 A 已放弃：未提交使用声明 | Abandoned: no statement of use filed
607 A 已放弃：使用声明有缺陷 | Abandoned: defective statement of use
608 A 已放弃：请愿裁决后 | Abandoned: after petition decision
609 A 已放弃：分案申请有缺陷 | Abandoned: defective divided application
610 D 因制裁终止 | Terminated after sanctions
612 A 已收到恢复请求 | Petition to revive received
614 A 已放弃：恢复请求被驳回 | Abandoned: petition to revive denied
616 P 已恢复，等待下一步 | Revived, awaiting further action
618 A 已放弃：旧档 | Abandoned: backfile
620 P 旧档申请，状态未记录 | Backfile application, status not recorded
622 I 申请号误分配 | Misassigned serial number
624 R 已注册：旧档 | Registered: backfile
625 R 已补录注册，状态不明 | Registration added, status unclear
626 C 旧档注册，已撤销或期满 | Backfile registration, cancelled or expired
630 P 新申请，未分配审查员 | New application, not assigned to examiner
631 P 新申请，分案初步处理 | New application, divided, initial processing
632 D 申请不合格式 | Informal application
638 P 新申请，已分配审查员 | New application, assigned to examiner
640 P 非最终审查意见已作出，未寄出 | Non-final action counted, not mailed
641 P 非最终审查意见已寄出 | Non-final action mailed
642 P 登记为驳回 | Inventoried as rejected
643 P 前次意见或核准已撤回 | Previous action or allowance withdrawn
644 P 最终驳回已作出，未寄出 | Final refusal counted, not mailed
645 P 最终驳回已寄出 | Final refusal mailed
646 P 审查员修正已作出，未寄出 | Examiner’s amendment counted, not mailed
647 P 审查员修正已寄出 | Examiner’s amendment mailed
648 P 维持最终驳回已作出，未寄出 | Action continuing final counted, not mailed
649 P 维持最终驳回已寄出 | Action continuing final mailed
650 P 中止询问已作出，未寄出 | Suspension inquiry counted, not mailed
651 P 中止询问已寄出 | Suspension inquiry mailed
652 P 中止通知已作出，未寄出 | Suspension letter counted, not mailed
653 P 中止通知已寄出 | Suspension letter mailed
654 P 中止复核完成，仍在中止 | Suspension check completed, still suspended
655 P 审查员修正及优先意见已作出，未寄出 | Examiner’s amendment and priority action counted, not mailed
656 P 审查员修正及优先意见已寄出 | Examiner’s amendment and priority action mailed
657 P 优先意见已作出，未寄出 | Priority action counted, not mailed
658 P 优先意见已寄出 | Priority action mailed
659 P 后续最终驳回已作出，未寄出 | Subsequent final refusal counted, not mailed
660 P 后续最终驳回已寄出 | Subsequent final refusal mailed
661 P 已收到对非最终意见的答复 | Response after non-final action entered
663 P 已收到对最终驳回的答复 | Response after final rejection entered
664 P 登记为已修改 | Inventoried as amended
665 P 答复不合要求通知已作出 | Notice of unresponsive amendment counted
666 P 答复不合要求通知已寄出 | Notice of unresponsive amendment mailed
667 P 撤回驳回函已作出 | Refusal withdrawal letter counted
668 P 撤回驳回函已寄出 | Refusal withdrawal letter mailed
672 P 已复原，等待下一步 | Reinstated, awaiting further action
680 P 核准公告 | Approved for publication
681 P 公告或核发审查完成 | Publication or issue review complete
682 P 补充审查完成，返回公告流程 | Additional review completed, returned to publication
686 P 异议公告中 | Published for opposition
688 P 准许通知已发出 | Notice of allowance issued
689 P 准许通知已撤回 | Notice of allowance withdrawn
690 P 准许通知已取消 | Notice of allowance cancelled
692 P 公告前撤回 | Withdrawn before publication
693 P 核发前撤回，管辖权恢复 | Withdrawn from issue, jurisdiction restored
694 P 核发前撤回 | Withdrawn before issue
700 R 已注册 | Registered
701 R 第8条使用声明已接受 | Section 8 accepted
702 R 第8条及第15条声明已接受 | Sections 8 and 15 accepted and acknowledged
703 R 第15条声明已确认 | Section 15 acknowledged
704 R 第8条部分接受 | Partial section 8 accepted
705 R 第8条部分及第15条已接受 | Partial sections 8 and 15 accepted and acknowledged
706 R 第71条声明已接受 | Section 71 accepted
707 R 第71条部分接受 | Partial section 71 accepted
708 R 第71条部分及第15条已接受 | Partial sections 71 and 15 accepted and acknowledged
709 C 已撤销：第71条 | Cancelled: section 71
710 C 已撤销：第8条 | Cancelled: section 8
711 C 已撤销：第7条 | Cancelled: section 7
712 C 已撤销：法院命令（第37条） | Cancelled: court order (section 37)
713 C 已撤销：第18条 | Cancelled: section 18
714 C 已撤销：第24条 | Cancelled: section 24
715 I 已撤销，恢复为待审 | Cancelled, restored to pendency
717 L 已注册，待缴分案费 | Registered, awaiting divisional fee
718 P 第一次延期请求已提交 | First extension requested
719 P 第二次延期请求已提交 | Second extension requested
720 P 第三次延期请求已提交 | Third extension requested
721 P 第四次延期请求已提交 | Fourth extension requested
722 P 第五次延期请求已提交 | Fifth extension requested
724 P 延期驳回已作出 | Extension refusal counted
725 P 延期驳回已寄出 | Extension refusal mailed
730 P 第一次延期已准许 | First extension granted
731 P 第二次延期已准许 | Second extension granted
732 P 第三次延期已准许 | Third extension granted
733 P 第四次延期已准许 | Fourth extension granted
734 P 第五次延期已准许 | Fifth extension granted
739 R 第71条及第15条声明已接受 | Sections 71 and 15 accepted and acknowledged
740 P 注册后文件已提交，已分派处理 | Post-registration paper filed, assigned to paralegal
744 P 使用声明已提交 | Statement of use filed
745 P 使用声明不合格式，已发函 | Statement of use informal, letter mailed
746 P 使用声明不合格式，已收答复 | Statement of use informal, response entered
748 P 使用声明送审 | Statement of use to examiner
752 P 使用声明审查意见已作出，未寄出 | SU: examiner’s statement counted, not mailed
753 P 使用声明审查意见已寄出 | SU: examiner’s statement mailed
756 P 审查员陈述已作出，未寄出 | Examiner’s statement counted, not mailed
757 P 审查员陈述已寄出 | Examiner’s statement mailed
760 P 单方上诉待决 | Ex parte appeal pending
762 P 单方上诉已终止 | Ex parte appeal terminated
763 P 单方上诉：维持驳回 | Ex parte appeal: refusal affirmed
764 P 单方上诉因无实益驳回 | Ex parte appeal dismissed as moot
765 P 并存使用程序终止：准许 | Concurrent use proceeding terminated: granted
766 P 并存使用程序终止：不准许 | Concurrent use proceeding terminated: denied
771 P 并存使用程序待决 | Concurrent use proceeding pending
772 P 抵触程序待决 | Interference proceeding pending
773 P 异议延期程序终止 | Extension of time to oppose terminated
774 P 异议待决 | Opposition pending
775 P 异议已驳回 | Opposition dismissed
777 P 异议已终止 | Opposition terminated
778 R 撤销申请已驳回 | Cancellation dismissed
779 P 异议成立 | Opposition sustained
780 R 撤销程序已终止 | Cancellation terminated
781 C 已撤销：第16A条 | Cancelled: section 16A
782 C 已撤销：第16B条 | Cancelled: section 16B
783 C 撤销经复议 | Cancelled, reconsidered
790 R 撤销程序待决 | Cancellation pending
794 P 管辖权恢复至审查员 | Jurisdiction restored to examining attorney
800 R 已注册并续展 | Registered and renewed
801 P 异议文件已提交 | Opposition papers filed
802 P 异议延期请求 | Extension of time to oppose requested
803 P 公告后修改 | Amendment after publication
804 P 上诉已由审判与上诉委员会受理 | Appeal received at TTAB
806 P 使用声明：非最终意见已作出，未寄出 | SU: non-final action counted, not mailed
807 P 使用声明：非最终意见已寄出 | SU: non-final action mailed
808 P 使用声明：最终驳回已作出，未寄出 | SU: final refusal counted, not mailed
809 P 使用声明：最终驳回已寄出 | SU: final refusal mailed
810 P 使用声明：审查员修正已作出，未寄出 | SU: examiner’s amendment counted, not mailed
811 P 使用声明：审查员修正已寄出 | SU: examiner’s amendment mailed
812 P 使用声明：维持最终驳回已作出，未寄出 | SU: action continuing final counted, not mailed
813 P 使用声明：维持最终驳回已寄出 | SU: action continuing final mailed
814 P 使用声明：已收到对非最终意见的答复 | SU: response after non-final action entered
815 P 使用声明：已收到对最终驳回的答复 | SU: response after final rejection entered
816 P 使用声明：答复不合要求通知已作出 | SU: notice of unresponsive amendment counted
817 P 使用声明：答复不合要求通知已寄出 | SU: notice of unresponsive amendment mailed
818 P 使用声明已接受，核准注册 | SU accepted, approved for registration
819 P 使用声明：注册审查完成 | SU: registration review complete
820 P 使用声明：审查员修正及优先意见已作出，未寄出 | SU: examiner’s amendment and priority action counted, not mailed
821 P 使用声明：审查员修正及优先意见已寄出 | SU: examiner’s amendment and priority action mailed
822 P 使用声明：优先意见已作出，未寄出 | SU: priority action counted, not mailed
823 P 使用声明：优先意见已寄出 | SU: priority action mailed
824 P 使用声明：后续最终驳回已拟 | SU: subsequent final refusal written
825 P 使用声明：后续最终驳回已寄出 | SU: subsequent final refusal mailed
900 E 已期满 | Expired
901 D 失效，登记为驳回 | Dead, inventoried as rejected
968 D 非注册数据，已撤回 | Non-registration data, withdrawn
969 P 非注册数据 | Non-registration data
970 I 因转让请求建立的记录 | Record created by an assignment request
973 P 中止，待行政复核 | Suspended pending administrative review
`

export const MARK_STATUSES: ReadonlyMap<string, MarkStatus> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [code = '', letter = '', ...rest] = row.split(' ')
      const [zh = '', en = ''] = rest.join(' ').split(' | ')
      const stage = STAGES[letter] ?? 'indifferent'
      return [code, { code, stage, live: LIVE[stage], zh, en }]
    }),
)

/** Whether a mark with this code is live; null if the code says neither or is unknown. */
export const isLive = (code: string): boolean | null => MARK_STATUSES.get(code)?.live ?? null
