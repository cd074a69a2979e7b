/** Whether the scene of a fight is lowered, so that one sees the plan behind it. */
class Stage {
  isLowered = $state(false);
}

export const stage = new Stage();
