// Others go on changing the page when React has taken a part of it over. It removes nodes, and puts new ones before others, where it
// has put them itself: from under a wrapper of somebody else's a browser throws, and the whole island is gone (facebook/react#11538).

/** Only what would throw is done otherwise. */
export function withstandOthers(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind): Kind {
    const parent = child.parentNode;
    return parent === null ? child : (removeChild.call(parent, child) as Kind);
  };

  Node.prototype.insertBefore = function <Kind extends Node>(this: Node, node: Kind, next: Node | null): Kind {
    let place = next;
    // The wrapper around it; of one that is gone nobody knows the place.
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Kind;
  };
}
