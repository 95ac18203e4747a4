// A style sheet as a file of its own, by its address.
declare module '*.css?url' {
  const address: string;
  export default address;
}
