export const texts = {
  banner: {
    label: '选品罗盘能做什么',
    dismiss: '不再显示横幅',
    research: { title: '选品调研', text: '从一个 ASIN 看清销量、流量与利润' },
    risk: { title: '侵权排查', text: '上架前，先查外观专利与商标' },
    market: { title: '市场分析', text: '从一个类目关键词，判断该不该进入' },
  },
  support: { label: '帮助与联系', hint: '点击图标查看常见问题' },
}
