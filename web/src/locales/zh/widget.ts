/** What the widget says where there is no lab to say it. */
import type { widget as english } from '../en/widget.ts';

export const widget: typeof english = {
  noSource: (beside) => `空的 src，而 ${beside} 旁边没有这个文件`,
  notLoaded: (address, cause) =>
    `Position Lab 未能加载。src 应为 position-lab.js 的地址，且所在服务器允许本页面读取。你给出的是 ${address}。${cause}`,
};
