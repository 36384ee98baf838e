/** Saved filters of lists. */
export const texts = {
  title: '已存筛选',
  name: '为当前筛选命名',
  save: '保存当前筛选',
  saved: '筛选已保存',
  nothingSet: '先设置筛选条件，再把它们保存下来反复使用。',
  none: '还没有保存的筛选',
  noneHint: '保存后可以一键套用、改名，或复制链接发给同事。',
  failed: '已存筛选加载失败',
  newName: '“{{name}}”的新名称',
  copyLink: '复制链接',
  rename: '改名',
  delete: '删除',
  actionOf: '{{action}}：{{name}}',
}
