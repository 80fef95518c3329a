declare module '*?worker&inline' {
  const Start: new () => Worker;
  export default Start;
}
