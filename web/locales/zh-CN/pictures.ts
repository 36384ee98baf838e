export const texts = {
  upcoming: {
    picture: {
      question: '一张商品照片，怎样变成整套可用的图？',
      points: {
        first: '白底图、场景图、卖点图与尺寸图',
        second: '按各站点的图片要求输出',
        third: '生成记录可随时找回',
      },
    },
    pictureWise: {
      question: '没有摄影棚，怎样拍出场景图？',
      points: { first: '上传商品图，选择场景与风格', second: '一次生成多张供挑选', third: '保持商品外观不变' },
    },
    pictureChange: {
      question: '怎样把商品图换上干净的背景？',
      points: { first: '自动抠图，边缘可微调', second: '纯白、渐变或实景背景', third: '多张图片批量处理' },
    },
    imageOptimizer: {
      question: '我的主图符合要求吗，怎样更好看？',
      points: {
        first: '检查尺寸、白底与主体占比是否合规',
        second: '裁剪、旋转、放大与去杂物',
        third: '修改前后对比，一键导出',
      },
    },
  },
}
